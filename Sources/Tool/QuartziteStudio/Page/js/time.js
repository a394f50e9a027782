// Times in seconds, as the page shows and reads them.

/** The number of frames per second in which the page steps and counts. */
export const frameRate = 60;

/** Formats a time, such as "1.250s". */
export function format(time) {
  return `${time.toFixed(3)}s`;
}

/** Parses `1.5s`, `250ms`, `00:01.5`, `1:02:03`, `45f` or a plain number of seconds; returns null for anything else. */
export function parse(text) {
  const words = text.trim().toLowerCase();
  let match = words.match(/^(\d+(?:\.\d*)?|\.\d+)\s*(ms|s|f)?$/);
  if (match) {
    const unit = { ms: 1 / 1000, f: 1 / frameRate, s: 1 }[match[2] ?? 's'];
    return Number(match[1]) * unit;
  }
  match = words.match(/^(?:(\d+):)?(\d{1,2}):(\d{1,2}(?:\.\d*)?)$/);
  return match ? Number(match[1] ?? 0) * 3600 + Number(match[2]) * 60 + Number(match[3]) : null;
}

/** Returns the start of the frame `count` frames after the frame that a time belongs to. */
export function step(time, count) {
  return Math.max(0, (Math.round(time * frameRate) + count) / frameRate);
}
