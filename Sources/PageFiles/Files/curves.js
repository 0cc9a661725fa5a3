// How changes run over time: SwiftUI's curves as easings of the Web Animations API.

/** The longest a change of a widget takes, seconds. */
export const longest = 2;

const beziers = {
  linear: [0, 0, 1, 1],
  easeIn: [0.42, 0, 1, 1],
  easeOut: [0, 0, 0.58, 1],
  easeInOut: [0.42, 0, 0.58, 1],
};

/** How far a spring has come after `time` seconds. */
export function springPosition(time, response, damping) {
  const omega = (2 * Math.PI) / Math.max(response, 0.01);
  const zeta = Math.max(damping, 0);
  if (zeta < 1) {
    const damped = omega * Math.sqrt(1 - zeta * zeta);
    return 1 - Math.exp(-zeta * omega * time)
      * (Math.cos(damped * time) + ((zeta * omega) / damped) * Math.sin(damped * time));
  }
  if (zeta === 1) return 1 - (1 + omega * time) * Math.exp(-omega * time);
  const root = omega * Math.sqrt(zeta * zeta - 1);
  const slow = -zeta * omega + root;
  const fast = -zeta * omega - root;
  return 1 - (fast * Math.exp(slow * time) - slow * Math.exp(fast * time)) / (fast - slow);
}

/** Seconds until a spring is still to a thousandth; at most the longest. */
export function springDuration(response, damping) {
  for (let time = longest; time > 0.05; time -= 0.02) {
    if (Math.abs(1 - springPosition(time, response, damping)) > 0.001) return Math.min(longest, time + 0.02);
  }
  return 0.05;
}

/** A spring as an easing, and its duration. */
export function spring(response = 0.55, damping = 1) {
  const duration = springDuration(response, damping);
  const count = 32;
  const points = [];
  for (let index = 0; index <= count; index += 1) {
    points.push(springPosition((duration * index) / count, response, damping).toFixed(4));
  }
  points[count] = "1";
  return { easing: `linear(${points.join(", ")})`, duration, delay: 0 };
}

/** The default between two entries of a timeline. */
export const usual = spring();

const known = new Map();

/**
 * Reads what a picture says of an animation: `spring 0.55 1`, `easeInOut 0.35 delay 0.1`, `bezier 0.4 0.1 0 0.2 1`.
 * `none` is null, and so is what nobody can read.
 */
export function curve(words) {
  if (!words) return usual;
  if (!known.has(words)) {
    if (known.size > 200) known.clear();
    known.set(words, read(words));
  }
  return known.get(words);
}

function read(words) {
  const [name, ...rest] = words.split(" ");
  if (name === "none") return null;
  const numbers = [];
  const named = {};
  for (let index = 0; index < rest.length; index += 1) {
    if (Number.isFinite(Number(rest[index]))) numbers.push(Number(rest[index]));
    else named[rest[index]] = Number(rest[(index += 1)]);
  }
  const speed = named.speed > 0 ? named.speed : 1;
  const delay = Math.min(Math.max(named.delay || 0, 0), longest);
  let result;
  if (name === "spring") {
    result = spring(numbers[0] || 0.55, numbers[1] ?? 1);
  } else {
    const points = name === "bezier" && numbers.length >= 5 ? numbers.slice(1, 5) : beziers[name];
    if (!points) return usual;
    const safe = points.map((value, index) => (index % 2 === 0 ? Math.min(Math.max(value, 0), 1) : value));
    result = { easing: `cubic-bezier(${safe.join(", ")})`, duration: numbers[0] ?? 0.35, delay: 0 };
  }
  const duration = Math.max(0.01, Math.min(longest - delay, result.duration / speed));
  return { easing: result.easing, duration, delay: delay / speed };
}
