import { Writable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAnswers } from '../src/rtmp/answers.ts'
import { createByteQueue } from '../src/rtmp/byte-queue.ts'
import { handshakeBytes, messageTypes } from '../src/rtmp/protocol.ts'
import { createRtmpServer, type RtmpServer } from '../src/rtmp/rtmp-server.ts'
import { createWaitingRoom } from '../src/rtmp/waiting-room.ts'
import { connectRtmp, type RtmpClient } from './rtmp-client.ts'

const accepted = 'NetStream.Publish.Start'
const refused = 'NetStream.Publish.BadName'
const hello = Buffer.concat([Buffer.from([3]), Buffer.alloc(2 * handshakeBytes)])
const hurriedMs = 1_000
let server: RtmpServer
/** Gives strangers little time. */
let hurried: RtmpServer
let port: number
let hurriedPort: number
let ended = 0

beforeAll(async () => {
  const options = {
    onCamera: async ({ key }: { key: string }) =>
      key === 'wrong' ? null : { video() {}, audio() {}, end: () => (ended += 1) },
    onError() {},
  }
  server = createRtmpServer(options)
  hurried = createRtmpServer({ ...options, acceptWithinMs: hurriedMs })
  port = await server.listen(0, '127.0.0.1')
  hurriedPort = await hurried.listen(0, '127.0.0.1')
})
afterAll(() => Promise.all([server.close(), hurried.close()]))

const isClosed = (client: RtmpClient) => expect.poll(client.isClosed, { interval: 10 }).toBe(true)
const hears = (client: RtmpClient, text: string) =>
  expect.poll(client.heard, { interval: 10 }).toContain(text)

describe('a client that has not shown a key', () => {
  it('locks no camera out, however many connect and send a byte now and then', async () => {
    const clients = await Promise.all(Array.from({ length: 200 }, () => connectRtmp(port)))
    for (const { socket } of clients) socket.write(Buffer.from([3]))
    const camera = await connectRtmp(port)
    camera.publish('key')
    await hears(camera, accepted)
    const fromElsewhere = await connectRtmp(port, { from: '127.0.0.2' })
    fromElsewhere.publish('other')
    await hears(fromElsewhere, accepted)
    const open = clients.filter(client => !client.isClosed())
    expect(open.length).toBeLessThanOrEqual(20)
    for (const { socket } of [...clients, camera, fromElsewhere]) socket.destroy()
  })

  it('is cut off in time, whatever it sends meanwhile', async () => {
    const client = await connectRtmp(hurriedPort)
    const dripping = setInterval(() => client.socket.write(Buffer.from([3])), hurriedMs / 10)
    await isClosed(client)
    clearInterval(dripping)
  })

  it('is cut off after a refusal too, even if it goes on', async () => {
    const client = await connectRtmp(hurriedPort, { allowHalfOpen: true })
    client.publish('wrong')
    await hears(client, refused)
    const dripping = setInterval(() => client.socket.write(Buffer.from([3])), hurriedMs / 10)
    await isClosed(client)
    clearInterval(dripping)
  })

  it('may send few commands', async () => {
    const client = await connectRtmp(port)
    client.socket.write(hello)
    for (let n = 0; n < 65; n += 1) client.command('x', 1, null)
    await isClosed(client)
  })

  it('may send no long message: the announcement of one is enough', async () => {
    const client = await connectRtmp(port)
    client.socket.write(hello)
    // An object of more than a million names.
    client.socket.write(Buffer.from([3, 0, 0, 0, 0x7f, 0xff, 0xff, 20, 0, 0, 0, 0]))
    await isClosed(client)
  })
})

describe('a camera that was accepted', () => {
  it('is not cut off by the time limit for strangers', async () => {
    const camera = await connectRtmp(hurriedPort)
    camera.publish('key')
    await hears(camera, accepted)
    await sleep(hurriedMs * 1.2)
    expect(camera.isClosed()).toBe(false)
    camera.socket.destroy()
  })

  it('may send no long commands either', async () => {
    const camera = await connectRtmp(port)
    camera.publish('key')
    await hears(camera, accepted)
    camera.message(messageTypes.command, Buffer.alloc(16 * 1024 + 1, 5))
    await isClosed(camera)
  })

  it('is over once it says so, and its connection ends', async () => {
    const camera = await connectRtmp(port)
    camera.publish('key')
    await hears(camera, accepted)
    const before = ended
    camera.command('deleteStream', 4, null, 1)
    await isClosed(camera)
    expect(ended).toBe(before + 1)
  })

  it('is over when its server has closed', async () => {
    let isOver = false
    const closing = createRtmpServer({
      onCamera: async () => ({ video() {}, audio() {}, end: () => (isOver = true) }),
      onError() {},
    })
    const camera = await connectRtmp(await closing.listen(0, '127.0.0.1'))
    camera.publish('key')
    await hears(camera, accepted)
    await closing.close()
    expect(isOver).toBe(true)
  })
})

it('a client that reads no answers gets few', () => {
  const unread = new Writable({ write() {} })
  const answers = createAnswers(unread)
  expect(() => {
    for (let n = 0; n < 10_000; n += 1) answers.result(1, null)
  }).toThrow(/not read/)
  expect(unread.writableLength).toBeLessThan(66 * 1024)
})

/** In bytes, without what nobody holds any more. */
function countHeld(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  return process.memoryUsage().heapUsed
}

it('bytes that arrive one by one are joined', () => {
  const queue = createByteQueue()
  const before = countHeld()
  for (let n = 0; n < 100_000; n += 1) queue.add(Buffer.from([n & 255]))
  expect(countHeld() - before).toBeLessThan(8_000_000)
  expect(queue.take(100_000)?.[99_999]).toBe(99_999 & 255)
})

it('if the waiting room is full, the network with the most connections makes room', () => {
  const room = createWaitingRoom<string>({ maxPerNetwork: 3, maxTotal: 4, networkOf: ip => ip })
  expect(['a1', 'a2', 'b1', 'b2'].map(one => room.enter(one, one.slice(0, 1)))).toEqual([
    null,
    null,
    null,
    null,
  ])
  expect(room.enter('a3', 'a')).toBe('a1')
  room.leave('b1')
  expect(room.enter('a4', 'a')).toBe(null)
  expect(room.enter('a5', 'a')).toBe('a2')
  expect(room.enter('c1', 'c')).toBe('a3')
})
