import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer } from 'node:http'

/** Reads a message as a browser does, RFC 8291. */
export function decryptMessage(body: Buffer, device: { privateKey: Buffer; auth: Buffer }): string {
  const salt = body.subarray(0, 16)
  const keyLength = body.readUInt8(20)
  const sender = body.subarray(21, 21 + keyLength)
  const sealed = body.subarray(21 + keyLength)
  const own = createECDH('prime256v1')
  own.setPrivateKey(device.privateKey)
  const derive = (secret: Buffer, from: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, from, info, length))
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), sender])
  const key = derive(own.computeSecret(sender), device.auth, info, 32)
  const decipher = createDecipheriv(
    'aes-128-gcm',
    derive(key, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16),
    derive(key, salt, Buffer.from('Content-Encoding: nonce\0'), 12),
  )
  decipher.setAuthTag(sealed.subarray(-16))
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  return plain.subarray(0, plain.lastIndexOf(2)).toString()
}

/** What the sender signed, if the signature is that of the key that it names. */
function readSender(authorization: string) {
  const [, token = '', key = ''] = authorization.match(/^vapid t=([\w.-]+), k=([\w-]+)$/) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map(half => half.toString('base64url'))
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    {
      key: createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x: `${x}`, y: `${y}` } }),
      dsaEncoding: 'ieee-p1363',
    },
    Buffer.from(signature, 'base64url'),
  )
  return isSigned ? { key, claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) } : null
}

interface Received {
  device: string
  notice: { title: string; body: string; url: string }
  sender: ReturnType<typeof readSender>
  headers: Record<string, unknown>
}

/** A push service with its devices, on this machine. `answers`: what it says next instead of taking a message. */
export async function openPushService() {
  const devices = new Map<string, { privateKey: Buffer; auth: Buffer }>()
  const received: Received[] = []
  const answers: number[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks)
    const device = devices.get(request.url ?? '')
    response.statusCode = answers.shift() ?? (device ? 201 : 410)
    response.end()
    if (!device || response.statusCode !== 201) return
    received.push({
      device: request.url ?? '',
      notice: JSON.parse(decryptMessage(body, device)),
      sender: readSender(request.headers.authorization ?? ''),
      headers: request.headers,
    })
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  return {
    origin: `http://127.0.0.1:${port}`,
    received,
    answers,
    addDevice() {
      const keys = createECDH('prime256v1')
      keys.generateKeys()
      const auth = randomBytes(16)
      const path = `/send/${randomBytes(9).toString('base64url')}`
      devices.set(path, { privateKey: keys.getPrivateKey(), auth })
      return {
        path,
        /** It was uninstalled. */
        leave: () => devices.delete(path),
        subscription: {
          endpoint: `http://127.0.0.1:${port}${path}`,
          p256dh: keys.getPublicKey().toString('base64url'),
          auth: auth.toString('base64url'),
          language: 'en',
        },
      }
    },
    close: () => server.close(),
  }
}
