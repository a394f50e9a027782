// The film strip: small frames, evenly spaced over the timeline, which the server draws while it is idle.

import { $, make, on, state } from './store.js';
import { send } from './connection.js';
import { length, pause, seek } from './transport.js';

const height = 46;
let timer = null;
let shownEnd = 0;

export function startStrip() {
  on('stripFrame', draw);
  // The frames of another scene must not stay.
  on('scene', () => $('strip').replaceChildren());
  for (const name of ['opened', 'edited', 'paused']) on(name, () => request(name === 'opened' ? 600 : 900));
  for (const name of ['track', 'recorded']) on(name, () => request(1200));
  on('rescaled', () => { if (length() !== shownEnd) request(600); });
  $('strip').addEventListener('click', (event) => {
    const box = $('strip').getBoundingClientRect();
    pause();
    seek(((event.clientX - box.left) / box.width) * length());
  });
}

/** Requests new frames once nothing has changed for a while. */
function request(delay) {
  clearTimeout(timer);
  timer = setTimeout(() => {
    if (!state.facts || state.isPlaying) return;
    const { width, height: tall } = state.facts;
    const space = $('strip').clientWidth;
    if (space === 0) return;
    const count = Math.max(2, Math.min(40, Math.round(space / Math.max(24, (height * width) / tall))));
    shownEnd = length();
    const canvases = [...$('strip').children].slice(0, count);
    while (canvases.length < count) canvases.push(make('canvas'));
    $('strip').replaceChildren(...canvases);
    send('strip', { count, height: height * 2, start: 0, end: shownEnd });
  }, delay);
}

function draw({ index, picture }) {
  const canvas = $('strip').children[index];
  if (canvas) {
    [canvas.width, canvas.height] = [picture.width, picture.height];
    canvas.getContext('2d').drawImage(picture, 0, 0);
  }
  picture.close();
}
