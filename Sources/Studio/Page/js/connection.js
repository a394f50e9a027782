// The connection to the server: messages as JSON text, frames as binary messages.

import { emit } from './store.js';

let socket = null;
let delay = 250;
let nextQuestion = 1;
const questions = new Map();

export function connect() {
  socket = new WebSocket(`ws://${location.host}/socket`);
  socket.binaryType = 'arraybuffer';
  socket.onopen = () => {
    delay = 250;
    emit('connected');
  };
  socket.onmessage = (event) => {
    if (typeof event.data !== 'string') return emit('frame', event.data);
    const message = JSON.parse(event.data);
    if (message.type === 'answer' || message.type === 'refusal') return settle(message);
    emit(message.type, message);
  };
  socket.onclose = () => {
    for (const { reject } of questions.values()) reject(new Error('the connection was lost'));
    questions.clear();
    emit('disconnected');
    setTimeout(connect, delay);
    delay = Math.min(delay * 2, 4000);
  };
}

/** Sends a message; without a connection, it is dropped. */
export function send(type, fields = {}) {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ type, ...fields }));
}

/** Asks the scene, and returns the contents of its reply. */
export function ask(request) {
  if (socket?.readyState !== WebSocket.OPEN) return Promise.reject(new Error('there is no connection'));
  const id = nextQuestion++;
  send('ask', { id, request });
  return new Promise((resolve, reject) => questions.set(id, { resolve, reject }));
}

function settle(message) {
  const question = questions.get(message.id);
  questions.delete(message.id);
  if (message.type === 'refusal') return question?.reject(new Error(message.text));
  // A reply is an object with the kind of the reply as its only key.
  const [kind, contents] = Object.entries(message.reply)[0];
  if (kind === 'refused') return question?.reject(new Error(contents._0));
  question?.resolve(contents._0);
}
