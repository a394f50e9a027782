// Which panels are shown: the tabs of the side panel, and on narrow pages the one panel below the preview.

import { $, emit, on } from './store.js';

const sides = ['scenes', 'layers'];

export function startPanels() {
  for (const button of document.querySelectorAll('nav.tabs button')) {
    button.addEventListener('click', () => showPanel(button.dataset.panel));
  }
  for (const name of sides) {
    $(`tab-${name}`).addEventListener('click', () => showPanel(name));
    $(`tab-${name}`).addEventListener('keydown', (event) => {
      if (!['ArrowLeft', 'ArrowRight'].includes(event.key)) return;
      const other = sides.find((side) => side !== name);
      showPanel(other);
      $(`tab-${other}`).focus();
      event.stopPropagation();
    });
  }
  // A layer that was selected in the picture is shown in the list.
  on('select', (path) => { if (path !== null && document.body.dataset.panel === 'scenes') showPanel('layers'); });
}

export function showPanel(name) {
  document.body.dataset.panel = name;
  for (const button of document.querySelectorAll('nav.tabs button')) {
    button.setAttribute('aria-pressed', button.dataset.panel === name);
  }
  for (const side of sides) {
    if (!sides.includes(name)) break;
    $(side).hidden = side !== name;
    $(`tab-${side}`).setAttribute('aria-selected', side === name);
    $(`tab-${side}`).tabIndex = side === name ? 0 : -1;
  }
  emit('panel', name);
}
