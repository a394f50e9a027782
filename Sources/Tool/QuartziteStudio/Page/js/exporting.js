// The export dialog: its options, the progress, and the download.

import { $, on, state } from './store.js';
import { send } from './connection.js';
import * as time from './time.js';

let isRunning = false;

export function startExporting() {
  $('export').addEventListener('click', open);
  $('export-form').addEventListener('submit', start);
  $('export-cancel').addEventListener('click', cancel);
  $('export-dialog').addEventListener('cancel', () => { if (isRunning) send('cancelExport'); });
  $('export-format').addEventListener('change', () => {
    if ($('export-format').value === 'gif' && Number($('export-rate').value) > 50) $('export-rate').value = 50;
    if ($('export-format').value !== 'gif' && Number($('export-rate').value) === 50) $('export-rate').value = 60;
    describe();
  });
  $('export-form').addEventListener('input', describe);
  on('export', report);
  on('exportFailure', ({ text }) => {
    finish();
    if (text !== 'cancelled') fail(text);
  });
}

function open() {
  if (!state.facts) return;
  $('export-start').value = time.format(state.range.start);
  $('export-end').value = time.format(state.range.end);
  if (!isRunning) {
    $('export-download').hidden = true;
    $('export-progress').hidden = true;
    $('export-error').hidden = true;
  }
  describe();
  $('export-dialog').showModal();
}

/** The options of the form; null if one of them is not valid. */
function options() {
  const format = $('export-format').value;
  const isPicture = format === 'png';
  const start = isPicture ? state.time : time.parse($('export-start').value);
  const end = isPicture ? state.time : time.parse($('export-end').value);
  const framesPerSecond = Number($('export-rate').value);
  if (start === null || end === null || !(framesPerSecond > 0) || (!isPicture && end <= start)) return null;
  return { format, start, end, framesPerSecond, scale: Number($('export-scale').value), quality: $('export-quality').value };
}

function describe() {
  const isPicture = $('export-format').value === 'png';
  for (const name of ['export-start', 'export-end', 'export-rate', 'export-quality']) $(name).disabled = isPicture;
  const chosen = options();
  $('export-start-button').disabled = isRunning || chosen === null;
  if (chosen === null) {
    $('export-summary').textContent = 'Write times as 1.5s, 250ms, 00:01.5 or 45f, with the end after the start.';
    return;
  }
  const { width, height } = state.facts;
  const size = `${Math.round(width * chosen.scale)} × ${Math.round(height * chosen.scale)} pixels`;
  const frames = Math.ceil((chosen.end - chosen.start) * chosen.framesPerSecond - 1e-9);
  $('export-summary').textContent = isPicture ? `The frame at ${time.format(state.time)}, ${size}` : `${frames} frames, ${size}`;
}

function start(event) {
  event.preventDefault();
  const chosen = options();
  if (chosen === null) return;
  isRunning = true;
  $('export-error').hidden = true;
  $('export-download').hidden = true;
  $('export-progress').hidden = false;
  $('export-bar').value = 0;
  $('export-state').textContent = 'Starting…';
  $('export-cancel').textContent = 'Cancel';
  $('export-start-button').disabled = true;
  send('export', { options: chosen });
}

function report({ done, total, file, name }) {
  $('export-bar').value = total > 0 ? done / total : 0;
  $('export-state').textContent = `${done} of ${total} frames`;
  if (!file) return;
  finish();
  $('export-state').textContent = `${name} is complete.`;
  $('export-download').href = `exports/${file}`;
  $('export-download').download = name;
  $('export-download').hidden = false;
  $('export-download').focus();
}

function finish() {
  isRunning = false;
  $('export-cancel').textContent = 'Close';
  $('export-start-button').disabled = options() === null;
}

function fail(text) {
  $('export-progress').hidden = true;
  $('export-error').textContent = text;
  $('export-error').hidden = false;
}

function cancel() {
  if (!isRunning) return $('export-dialog').close();
  send('cancelExport');
  $('export-progress').hidden = true;
}
