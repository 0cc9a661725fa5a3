#include "OSModules.h"
