// The changes to the scene: a list that the scene gets as a whole, with undo and redo.

import { $, emit, on, state, toast } from './store.js';
import { ask } from './connection.js';

/** The edits of each scene, by its name, with the lists before and after them. */
const histories = new Map();
/** The list before a slider began to move. */
let before = null;
let isSending = false;
let isStale = false;

const history = () => {
  if (!histories.has(state.scene)) histories.set(state.scene, { edits: [], past: [], future: [] });
  return histories.get(state.scene);
};

export function startEdits() {
  $('undo').addEventListener('click', undo);
  $('redo').addEventListener('click', redo);
  on('opened', () => {
    before = null;
    if (history().edits.length > 0) sendEdits();
    showButtons();
  });
}

export const currentEdits = () => history().edits;

const identity = (edit) =>
  edit.preset !== undefined ? `p ${edit.layer}` : edit.keyPath !== undefined ? `k ${edit.layer} ${edit.keyPath}` : `t ${edit.layer} ${edit.animation} ${edit.occurrence}`;

/** Adds an edit, in place of an earlier one of the same property; `isFinal` is false while a slider moves. */
export function change(edit, isFinal = true) {
  const known = history();
  before ??= known.edits;
  let edits = known.edits.filter((other) => identity(other) !== identity(edit));
  // A preset replaces the cells, and what was changed in them.
  if (edit.preset !== undefined) edits = edits.filter(({ layer, keyPath }) => layer !== edit.layer || keyPath === undefined);
  known.edits = [...edits, edit];
  if (isFinal) commit();
  sendEdits();
}

/** Removes the edit of a property. */
export function reset(layer, keyPath) {
  const known = history();
  before ??= known.edits;
  known.edits = known.edits.filter((edit) => edit.layer !== layer || edit.keyPath !== keyPath);
  commit();
  sendEdits();
}

/** Removes all edits of a layer. */
export function resetLayer(layer) {
  const known = history();
  before ??= known.edits;
  known.edits = known.edits.filter((edit) => edit.layer !== layer);
  commit();
  sendEdits();
}

export const isEdited = (layer, keyPath) => history().edits.some((edit) => edit.layer === layer && edit.keyPath === keyPath);

/** Ends a change, so that undoing goes back to before it. */
export function commit() {
  const known = history();
  if (before === null || before === known.edits) return;
  known.past.push(before);
  if (known.past.length > 500) known.past.shift();
  known.future = [];
  before = null;
  showButtons();
}

export function undo() {
  commit();
  const known = history();
  if (known.past.length === 0) return;
  known.future.push(known.edits);
  known.edits = known.past.pop();
  showButtons();
  sendEdits();
}

export function redo() {
  const known = history();
  if (known.future.length === 0) return;
  known.past.push(known.edits);
  known.edits = known.future.pop();
  showButtons();
  sendEdits();
}

function showButtons() {
  $('undo').disabled = history().past.length === 0;
  $('redo').disabled = history().future.length === 0;
}

async function sendEdits() {
  isStale = true;
  if (isSending) return;
  isSending = true;
  while (isStale) {
    isStale = false;
    try {
      const report = await ask({ edit: { _0: history().edits } });
      if (report.rejected.length > 0) toast(report.rejected[0].reason);
    } catch (error) {
      toast(error.message);
    }
  }
  isSending = false;
  emit('edited');
}
