// Nothing to call: linking this target is what counts. See CurrentLocale.c.
#pragma once
