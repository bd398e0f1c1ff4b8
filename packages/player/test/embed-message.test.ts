import { expect, test } from 'vitest'
import { type ParsedMessage, parseEmbedMessage, writeEmbedMessage } from '../src/core/embed-message.ts'

const ours = (fields: object) => ({ source: 'grandstand', v: 1, id: 'a1', ...fields })
const ignored: ParsedMessage = { kind: 'ignored' }
const refused = (code: string, id: string | number | null = 'a1') => ({ kind: 'refused', id, code })
const taken = (command: object, id: string | number = 'a1') => ({ kind: 'command', id, command })

test.each([
  ['nothing', undefined, ignored],
  ['null', null, ignored],
  ['a text', 'play', ignored],
  ['a list', [ours({ cmd: 'play' })], ignored],
  ['somebody else’s', { source: 'other', v: 1, id: 1, cmd: 'play' }, ignored],
  ['a report of a player', ours({ event: 'ready' }), ignored],
  ['another version', { ...ours({ cmd: 'play' }), v: 2 }, refused('bad_message')],
  ['no id', { source: 'grandstand', v: 1, cmd: 'play' }, refused('bad_message', null)],
  ['an empty id', ours({ id: '', cmd: 'play' }), refused('bad_message', null)],
  ['an endless id', ours({ id: 'x'.repeat(65), cmd: 'play' }), refused('bad_message', null)],
  ['an object as id', ours({ id: {}, cmd: 'play' }), refused('bad_message', null)],
  ['no command', ours({}), refused('unknown_command')],
  ['an unknown command', ours({ cmd: 'eject' }), refused('unknown_command')],
  ['a name every object has', ours({ cmd: 'constructor' }), refused('unknown_command')],
  ['play', ours({ cmd: 'play' }), taken({ cmd: 'play' })],
  ['a number as id', ours({ id: 7, cmd: 'pause' }), taken({ cmd: 'pause' }, 7)],
  ['stop', ours({ cmd: 'stop' }), taken({ cmd: 'stop' })],
  ['rewind', ours({ cmd: 'rewind' }), taken({ cmd: 'rewind' })],
  ['get_time, with more than needed', ours({ cmd: 'get_time', x: 1 }), taken({ cmd: 'get_time' })],
  ['seek', ours({ cmd: 'seek', seconds: 12.5 }), taken({ cmd: 'seek', seconds: 12.5 })],
  ['seek to nowhere', ours({ cmd: 'seek' }), refused('bad_argument')],
  ['seek before the beginning', ours({ cmd: 'seek', seconds: -1 }), refused('bad_argument')],
  ['seek to a text', ours({ cmd: 'seek', seconds: '5' }), refused('bad_argument')],
  ['seek to no number', ours({ cmd: 'seek', seconds: Number.NaN }), refused('bad_argument')],
  ['seek to infinity', ours({ cmd: 'seek', seconds: Number.POSITIVE_INFINITY }), refused('bad_argument')],
  ['a part', ours({ cmd: 'play_part', start: 2, end: 4 }), taken({ cmd: 'play_part', start: 2, end: 4 })],
  ['a part without an end', ours({ cmd: 'play_part', start: 2 }), refused('bad_argument')],
  [
    'a part that ends before it starts',
    ours({ cmd: 'play_part', start: 4, end: 2 }),
    refused('bad_argument'),
  ],
])('a message that is %s', (_name, data, parsed) => {
  expect(parseEmbedMessage(data)).toEqual(parsed)
})

test('messages from a player differ from messages to it', () => {
  const time = { seconds: 3, duration: 9, is_live: false, is_paused: true }
  expect(writeEmbedMessage({ event: 'ready' })).toEqual({ source: 'grandstand', v: 1, event: 'ready' })
  expect(writeEmbedMessage({ id: 4, cmd: 'get_time', time })).toEqual({
    source: 'grandstand',
    v: 1,
    id: 4,
    cmd: 'get_time',
    ...time,
  })
  expect(parseEmbedMessage(writeEmbedMessage({ event: 'complete', id: 4 }))).toEqual(ignored)
})
