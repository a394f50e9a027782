// What goes wrong with the scene, over its last good frame, and what the scene prints.

import { $, on, state, toast } from './store.js';
import { send } from './connection.js';

const titles = {
  crashed: 'The scene crashed', hung: 'The scene does not answer', exhausted: 'The scene used too much',
  notStarted: 'The scene cannot be started', refused: 'The scene cannot be shown', notCompiled: 'The code does not compile',
};
const maximumLines = 1000;
let lineCount = 0;

export function startMessages(reopen) {
  on('failure', ({ kind, text }) => {
    if (kind === 'message') return toast(text);
    $('failure-title').textContent = titles[kind] ?? 'The scene cannot be shown';
    $('failure-text').textContent = text;
    $('failure').hidden = false;
    $('empty').hidden = true;
  });
  on('recovered', clear);
  on('opened', clear);
  on('reloaded', ({ changed }) => { if (changed.length === 0) toast('Compiled; shown at the same moment'); });
  on('log', ({ lines }) => append(lines));
  on('disconnected', () => {
    $('empty').textContent = 'The studio is not running. The page tries to reach it again.';
    $('empty').hidden = false;
    explainRefusal();
  });
  on('opened', () => { $('empty').hidden = true; });
  $('failure-retry').addEventListener('click', () => {
    clear();
    if (state.facts) send('seek', { time: state.time });
    else reopen();
  });
}

/** Shows why the studio refuses the page: one that was started again has another token. */
async function explainRefusal() {
  const reply = await fetch('.').catch(() => null);
  if (reply?.status === 403) $('empty').textContent = await reply.text();
}

function clear() {
  $('failure').hidden = true;
}

function append(lines) {
  const log = $('log');
  const isAtEnd = log.scrollTop + log.clientHeight > log.scrollHeight - 8;
  const all = log.textContent.split('\n').slice(0, -1).concat(lines).slice(-maximumLines);
  log.textContent = all.map((line) => `${line}\n`).join('');
  lineCount += lines.length;
  $('log-count').textContent = String(lineCount);
  if (isAtEnd) log.scrollTop = log.scrollHeight;
}
