import dns, { type LookupAddress } from 'node:dns'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isPublicAddress, lookUpPublic } from '../../runtime/public-address.ts'
import { createPush } from './create-push.ts'
import { makePushKeys } from './push-keys.ts'

/** What the name server says at this moment. */
let answer: LookupAddress[] = []
beforeEach(() => {
  vi.spyOn(dns, 'lookup').mockImplementation((...asked: unknown[]) => {
    const done = asked.at(-1)
    if (typeof done === 'function') done(null, answer)
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  answer = []
})

const device = {
  endpoint: 'https://push.example/send/abc',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
}
const message = {
  keys: makePushKeys(),
  contact: 'office@alpha.example',
  now: new Date(),
  text: '{}',
  ttlSeconds: 60,
  topic: 'live-7',
  isUrgent: true,
}
const lookUp = () =>
  new Promise((resolve, reject) =>
    lookUpPublic('push.example', { all: true }, (error, found) => (error ? reject(error) : resolve(found))),
  )

describe('an address', () => {
  it.each([
    ...['8.8.8.8', '2606:4700::1111', '172.32.0.1', '100.128.0.1'].map(address => [address, true] as const),
    ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.53', '169.254.169.254'].map(
      address => [address, false] as const,
    ),
    ...['172.16.0.1', '172.31.255.255', '192.168.1.1', '198.18.0.1', '224.0.0.1', '255.255.255.255'].map(
      address => [address, false] as const,
    ),
    ...['::1', '::', 'fe80::1', 'fc00::1', '::ffff:10.0.0.1', '64:ff9b::a00:1', '2002:a00:1::'].map(
      address => [address, false] as const,
    ),
    ['push.example', false] as const,
  ])('%s is a public internet address: %s', (address, isPublic) => {
    expect(isPublicAddress(address)).toBe(isPublic)
  })
})

describe('the name of a push service', () => {
  it('is used when it leads to the internet', async () => {
    answer = [{ address: '8.8.8.8', family: 4 }]
    expect(await lookUp()).toEqual(answer)
  })

  it('is refused if one of its addresses leads to the internal network', async () => {
    answer = [
      { address: '8.8.8.8', family: 4 },
      { address: '192.168.1.1', family: 4 },
    ]
    await expect(lookUp()).rejects.toMatchObject({ code: 'NOT_PUBLIC' })
  })

  it('is not connected to once it leads to this machine, even if it led to the internet before', async () => {
    answer = [{ address: '8.8.8.8', family: 4 }]
    await lookUp()
    answer = [{ address: '127.0.0.1', family: 4 }]
    const push = createPush({ toThisMachine: false })
    expect(push.mayReach(device.endpoint)).toBe(true)
    await expect(push.send(device, message)).rejects.toMatchObject({ code: 'NOT_PUBLIC' })
  })
})
