import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readProxyHeader } from '../src/rtmp/proxy-header.ts'
import { createRtmpServer, type RtmpServer } from '../src/rtmp/rtmp-server.ts'
import { connectRtmp, type RtmpClient } from './rtmp-client.ts'

const accepted = 'NetStream.Publish.Start'
const proxyIp = '127.0.0.7'
const encoder = '198.51.100.4'
const line = (text: string) => Buffer.from(`${text}\r\n`, 'latin1')
const signature = '0d0a0d0a000d0a515549540a'
/** Version 2, TCP over IPv4 unless said otherwise. */
const binary = (addresses: string, { command = '21', family = '11', extra = addresses.length / 2 } = {}) =>
  Buffer.from(`${signature}${command}${family}${extra.toString(16).padStart(4, '0')}${addresses}`, 'hex')
const fourTo = 'c6336404c6336407d2040790'
const sixTo = `${'20010db8000000000000000000000005'.repeat(2)}d2040790`

describe('the header of a proxy', () => {
  it.each([
    ['a line for IPv4', line('PROXY TCP4 198.51.100.4 198.51.100.7 53764 1935'), encoder],
    ['a line for IPv6', line('PROXY TCP6 2001:db8::5 2001:db8::7 53764 1935'), '2001:db8::5'],
    ['a line without addresses', line('PROXY UNKNOWN'), null],
    ['bytes for IPv4', binary(fourTo), encoder],
    ['bytes for IPv4, with more that a proxy may say', binary(`${fourTo}0300041234abcd`), encoder],
    ['bytes for IPv6', binary(sixTo, { family: '21' }), '2001:db8:0:0:0:0:0:5'],
    ['a proxy that looks whether anybody is there', binary('', { command: '20', family: '00' }), null],
  ])('says for whom it connects: %s', (_, header, ip) => {
    expect(readProxyHeader(Buffer.concat([header, Buffer.from([3])]))).toEqual({ ip, bytes: header.length })
    for (let bytes = 1; bytes < header.length; bytes += 1)
      expect(readProxyHeader(header.subarray(0, bytes))).toBe(null)
  })

  it('may be missing: an encoder begins with another byte', () => {
    expect(readProxyHeader(Buffer.from([3, 0, 0]))).toEqual({ ip: null, bytes: 0 })
  })

  it.each([
    ['no address', line('PROXY TCP4 everybody 198.51.100.7 1 1935')],
    ['an address of the other kind', line('PROXY TCP4 2001:db8::5 198.51.100.7 1 1935')],
    ['an unknown protocol', line('PROXY UDP4 198.51.100.4 198.51.100.7 1 1935')],
    ['a line without an end', Buffer.from(`PROXY ${'1'.repeat(107)}`)],
    ['an unknown command', binary(fourTo, { command: '22' })],
    ['another version', binary(fourTo, { command: '11' })],
    ['addresses of a unix socket', binary('00'.repeat(216), { family: '31' })],
    ['too few bytes of addresses', binary('c6336404')],
    ['more than any proxy says', binary('', { extra: 1_025 })],
  ])('is refused: %s', (_, header) => {
    expect(() => readProxyHeader(header)).toThrow(RangeError)
  })
})

describe('encoders behind a proxy', () => {
  let server: RtmpServer
  let port: number
  const seen: string[] = []
  const problems: string[] = []
  beforeAll(async () => {
    server = createRtmpServer({
      isProxy: ip => ip === proxyIp,
      async onCamera({ ip }) {
        seen.push(ip)
        return { video() {}, audio() {}, end() {} }
      },
      onError: (error, ip) => problems.push(`${ip} ${error instanceof Error ? error.message : error}`),
    })
    port = await server.listen(0, '127.0.0.1')
  })
  afterAll(() => server.close())

  const connectFrom = async (from: string, header: Buffer): Promise<RtmpClient> => {
    const client = await connectRtmp(port, { from })
    client.socket.write(header)
    return client
  }
  const accepts = (client: RtmpClient) => expect.poll(client.heard, { interval: 10 }).toContain(accepted)
  const isCut = (client: RtmpClient) => expect.poll(client.isClosed, { interval: 10 }).toBe(true)

  it('are known by their own addresses, however the header comes', async () => {
    for (const header of [line('PROXY TCP4 198.51.100.4 198.51.100.7 53764 1935'), binary(fourTo)]) {
      const whole = await connectFrom(proxyIp, header)
      whole.publish('key')
      await accepts(whole)
      const slow = await connectRtmp(port, { from: proxyIp })
      slow.socket.setNoDelay(true)
      for (const byte of header) slow.socket.write(Buffer.from([byte]))
      slow.publish('key')
      await accepts(slow)
      for (const { socket } of [whole, slow]) socket.destroy()
    }
    expect(seen).toEqual([encoder, encoder, encoder, encoder])
  })

  it('do not share what one network may hold: strangers of one lock out none of another', async () => {
    const from = (last: number) => line(`PROXY TCP4 203.0.113.${last} 198.51.100.7 53764 1935`)
    const many = Array.from({ length: 60 }, (_, index) => connectFrom(proxyIp, from(index % 3)))
    const strangers = await Promise.all(many)
    for (const { socket } of strangers) socket.write(Buffer.from([3]))
    await expect.poll(() => strangers.filter(one => one.isClosed()).length).toBe(0)
    const more = await connectFrom(proxyIp, from(1))
    more.socket.write(Buffer.from([3]))
    await expect.poll(() => strangers.filter(one => one.isClosed()).length).toBe(1)
    for (const { socket } of [...strangers, more]) socket.destroy()
  })

  it('a header of somebody who is no proxy is nonsense, and changes no address', async () => {
    const forger = await connectFrom('127.0.0.8', line('PROXY TCP4 198.51.100.4 198.51.100.7 1 1935'))
    forger.publish('key')
    await isCut(forger)
    expect(problems.at(-1)).toMatch(/^127\.0\.0\.8 /)
  })

  it('a proxy that says nonsense, or stops half-way, is cut off', async () => {
    await isCut(await connectFrom(proxyIp, line('PROXY TCP4 everybody 198.51.100.7 1 1935')))
    await isCut(await connectFrom(proxyIp, binary(fourTo).subarray(0, 20)))
    expect(problems.at(-1)).toBe(`${proxyIp} A trusted proxy said nothing in time`)
  })

  it('a trusted machine without a header is an encoder itself', async () => {
    const camera = await connectRtmp(port, { from: proxyIp })
    camera.publish('key')
    await accepts(camera)
    expect(seen.at(-1)).toBe(proxyIp)
    camera.socket.destroy()
  })
})
