// The state in the address: scene, time and selection, so that a reload or a link shows the same.

import { on, state } from './store.js';

let timer = null;

/** What the address says. */
export function read() {
  const fields = new URLSearchParams(location.hash.slice(1));
  const time = Number(fields.get('time'));
  return { scene: fields.get('scene'), time: Number.isFinite(time) && time >= 0 ? time : 0, selection: fields.get('layer') };
}

function write() {
  timer = null;
  if (!state.scene) return;
  const fields = new URLSearchParams({ scene: state.scene });
  if (!state.isPlaying && state.time > 0) fields.set('time', Number(state.time.toFixed(4)));
  if (state.selection !== null) fields.set('layer', state.selection);
  const text = `#${fields.toString().replaceAll('%2F', '/')}`;
  if (text !== location.hash) history.replaceState(null, '', text);
}

export function startAddress() {
  const later = () => { timer ??= setTimeout(write, 300); };
  for (const name of ['shown', 'selection', 'opened', 'paused']) on(name, later);
}
