// The keys of the page, which work unless a field has the focus.

import { $, emit, state } from './store.js';
import { redo, undo } from './edits.js';
import { isSelectMode, setSelectMode } from './preview.js';
import { pause, play, seek, setLoop, setSpeed, stepBy, toggle } from './transport.js';

const actions = {
  ' ': () => toggle(),
  ArrowLeft: ({ shiftKey }) => stepBy(shiftKey ? -10 : -1),
  ArrowRight: ({ shiftKey }) => stepBy(shiftKey ? 10 : 1),
  Home: () => seek(state.range.start),
  End: () => seek(state.range.end),
  j: () => shuttle(-1),
  k: () => pause(),
  l: () => shuttle(1),
  i: () => setRange(state.time, state.range.end),
  o: () => setRange(state.range.start, state.time),
  x: () => setLoop(true, { start: 0, end: state.facts?.duration ?? 1 }),
  v: () => setSelectMode(!isSelectMode()),
  '?': () => $('help-dialog').showModal(),
  Escape: () => emit('select', null),
  1: () => setSpeed(0.1),
  2: () => setSpeed(0.25),
  3: () => setSpeed(0.5),
  4: () => setSpeed(1),
  5: () => setSpeed(2),
};

/** Plays in a direction; at double speed if it plays in that direction already. */
function shuttle(direction) {
  if (state.isPlaying && Math.sign(state.speed) === direction) setSpeed(2 * direction);
  else {
    setSpeed(direction);
    play(direction);
  }
}

function setRange(start, end) {
  if (end - start > 0.02) setLoop(true, { start, end });
}

export function startKeyboard() {
  document.addEventListener('keydown', (event) => {
    const isCommand = event.ctrlKey || event.metaKey;
    if (isCommand && event.key.toLowerCase() === 'z' && !isText(event.target)) {
      event.preventDefault();
      return event.shiftKey ? redo() : undo();
    }
    if (isCommand || event.altKey || document.querySelector('dialog[open]') || isText(event.target)) return;
    const name = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    // A button keeps the space key, and a slider or menu the arrow keys.
    const isControl = event.target.matches('button, select, summary, a');
    if (isControl && (name === ' ' || event.target.matches('select'))) return;
    const action = actions[name];
    if (!action || !state.facts) return;
    event.preventDefault();
    action(event);
  });
  $('help').addEventListener('click', () => $('help-dialog').showModal());
}

const isText = (element) => element.matches('input:not([type="range"]):not([type="checkbox"]), textarea');
