import { type Amf, decodeAmf0 } from './amf0.ts'
import { commandBytes, commandValues } from './connection-limits.ts'

/** What an encoder asks for. */
export type Command =
  | { name: 'connect'; transaction: Amf; app: string }
  | { name: 'create_stream'; transaction: Amf }
  | { name: 'publish'; key: string }
  | { name: 'leave' }
  /** Encoders wait for an answer to each transaction but 0. */
  | { name: 'other'; transaction: Amf }

export function readCommand(body: Buffer): Command {
  if (body.length > commandBytes) throw new RangeError('A command is too long')
  const [name, transaction = 0, object, argument] = decodeAmf0(body, commandValues)
  switch (name) {
    case 'connect':
      return { name, transaction, app: withoutQuery(textOf(object, 'app')) }
    case 'createStream':
      return { name: 'create_stream', transaction }
    case 'publish':
      return { name, key: withoutQuery(typeof argument === 'string' ? argument : '') }
    case 'deleteStream':
    case 'FCUnpublish':
      return { name: 'leave' }
    case 'play':
      throw new RangeError('This server plays nothing over RTMP')
    default:
      return { name: 'other', transaction }
  }
}

const withoutQuery = (text: string): string => text.split('?')[0] ?? ''

function textOf(object: Amf | undefined, name: string): string {
  if (typeof object !== 'object' || object === null || Array.isArray(object) || object instanceof Date)
    return ''
  const value = object[name]
  return typeof value === 'string' ? value : ''
}
