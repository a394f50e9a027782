// What the modules of the page know in common, and how they learn of changes.

const listeners = new Map();

export const state = {
  scenes: [],
  presets: [],
  /** The name of the scene, and the facts that the server sent about it. */
  scene: null,
  facts: null,
  /** Playback: what the server last said, and the time of the frame that is shown. */
  isPlaying: false,
  speed: 1,
  loops: true,
  range: { start: 0, end: 1 },
  time: 0,
  /** The path of the selected layer. */
  selection: null,
  layers: null,
  properties: null,
  timeline: null,
  track: [],
};

/** Calls `listener` with the value whenever `emit` is called with the name. */
export function on(name, listener) {
  if (!listeners.has(name)) listeners.set(name, []);
  listeners.get(name).push(listener);
}

export function emit(name, value) {
  for (const listener of listeners.get(name) ?? []) listener(value);
}

/** The element with an identifier. */
export const $ = (id) => document.getElementById(id);

/** Creates an element with properties and children; names with `-` become attributes. */
export function make(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.includes('-') || name === 'role' || name === 'for') element.setAttribute(name, value);
    else element[name] = value;
  }
  element.append(...children.filter((child) => child !== null && child !== undefined));
  return element;
}

let toastTimer;

/** Shows a short message for a moment. */
export function toast(text) {
  $('toast').textContent = text;
  $('toast').classList.add('is-shown');
  clearTimeout(toastTimer);
  toastTimer = setTimeout(() => $('toast').classList.remove('is-shown'), 2600);
}
