// The list of scenes, with thumbnails.

import { $, emit, make, on, state } from './store.js';

export function startGallery() {
  on('hello', ({ scenes }) => {
    state.scenes = scenes;
    fill();
  });
  on('scene', mark);
  $('scene-search').addEventListener('input', fill);
}

function fill() {
  const words = $('scene-search').value.toLowerCase().split(/\s+/).filter(Boolean);
  const found = state.scenes.filter(({ name, title, summary }) => {
    const text = `${name} ${title} ${summary}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  $('gallery').replaceChildren(...found.map(item));
  mark();
}

function item(scene) {
  const thumb = make('img', {
    className: 'thumb', alt: '', loading: 'lazy', src: `thumbnails/${encodeURIComponent(scene.name)}.jpg`,
  });
  const button = make('button', { title: scene.summary }, thumb, make('span', { className: 'name' }, scene.title));
  button.dataset.name = scene.name;
  button.addEventListener('click', () => emit('choose', scene.name));
  return make('li', {}, button);
}

function mark() {
  for (const button of $('gallery').querySelectorAll('button')) {
    const isCurrent = button.dataset.name === state.scene;
    button.setAttribute('aria-current', isCurrent);
  }
}
