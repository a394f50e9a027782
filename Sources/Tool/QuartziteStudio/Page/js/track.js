// The recorded touches: shown under the ruler, cleared, saved as a touch script, and loaded.

import { $, make, on, state, toast } from './store.js';
import { send } from './connection.js';
import { length } from './transport.js';
import { format } from './time.js';

/** The touches that hit something else than before the code was changed. */
let changed = [];

export function startTrack() {
  on('track', ({ entries }) => {
    state.track = entries;
    draw();
  });
  on('recorded', ({ from, entries }) => {
    state.track = [...state.track.filter(({ time }) => time < from), ...entries];
    draw();
  });
  on('rescaled', draw);
  on('opened', () => { changed = []; });
  on('reloaded', (message) => {
    changed = message.changed;
    draw();
    if (changed.length > 0) toast(`${changed.length === 1 ? 'A touch hits' : `${changed.length} touches hit`} something else than before`);
  });
  $('track-clear').addEventListener('click', () => send('track', { entries: [] }));
  $('track-save').addEventListener('click', () => send('saveTrack'));
  on('script', save);
  $('track-load').addEventListener('click', () => $('track-file').click());
  $('track-file').addEventListener('change', load);
}

/** The touches from a finger's going down to its going up, and typing. */
function spans() {
  const open = new Map();
  const found = [];
  for (const { time, input } of state.track) {
    const { action, finger = 0 } = input;
    if (action === 'down' && !open.has(finger)) {
      open.set(finger, { start: time, end: time, label: `Touch at ${Math.round(input.x)}, ${Math.round(input.y)}` });
      found.push(open.get(finger));
    } else if (action && open.has(finger)) {
      open.get(finger).end = time;
      if (action !== 'move') open.delete(finger);
    } else if (!action) {
      found.push({ start: time, end: time, label: input.text ? `Types ${JSON.stringify(input.text)}` : input.orientation ? 'Turns the device' : 'Deletes' });
    }
  }
  return found;
}

function draw() {
  const found = spans();
  const end = length();
  $('track').replaceChildren(
    ...found.slice(0, 2000).map(({ start, end: last, label }) => {
      const isPoint = last - start < end / 500;
      const mark = make('span', { className: isPoint ? 'touch is-point' : 'touch', title: `${label}, ${format(start)}` });
      const lost = changed.find((target) => Math.abs(target.time - start) < 1e-9);
      if (lost) {
        mark.classList.add('is-changed');
        mark.title += `: no longer hits ${lost.view ?? 'nothing'}`;
      }
      mark.style.left = `${(start / end) * 100}%`;
      if (!isPoint) mark.style.width = `${((last - start) / end) * 100}%`;
      return mark;
    }),
  );
  const text = found.length === 0 ? 'No touches' : found.length === 1 ? '1 touch' : `${found.length} touches`;
  $('track-summary').textContent = text;
  $('track').setAttribute('aria-label', `Recorded touches: ${text}`);
  for (const name of ['track-clear', 'track-save']) $(name).disabled = found.length === 0;
}

/** Saves the touch script that the server has written. */
function save({ text }) {
  const link = make('a', { href: URL.createObjectURL(new Blob([text], { type: 'application/json' })), download: `${state.scene}-touches.json` });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

async function load() {
  const file = $('track-file').files[0];
  $('track-file').value = '';
  if (!file) return;
  if (file.size > 900_000) return toast('A touch script of the studio may have 900 KB');
  send('script', { text: await file.text() });
}
