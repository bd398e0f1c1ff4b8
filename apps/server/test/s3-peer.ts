import { connect, createServer, type Socket } from 'node:net'
import S3rver from 's3rver'
import { s3Storage } from '../src/adapters/storage/s3-storage.ts'
import { readStorageUrl } from '../src/config/read-storage-url.ts'

const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }

/** `away` refuses connections, `hangs` takes what is sent and never answers. */
export type PeerState = 'there' | 'away' | 'hangs'

/** A peer that speaks S3 on this machine, behind a door of its own, so that it can go away and come back at its address. */
export async function startS3Peer(directory: string) {
  const s3 = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'videos', configs: [] }],
  })
  const { port: inner } = await s3.run()
  const sockets = new Set<Socket>()
  const requests: string[] = []
  let state: PeerState = 'there'
  const door = createServer(socket => {
    sockets.add(socket)
    socket.on('error', () => {}).on('close', () => sockets.delete(socket))
    if (state === 'away') return void socket.destroy()
    if (state === 'hangs') return void socket.resume()
    const peer = connect(inner, '127.0.0.1')
    peer.on('error', () => socket.destroy()).on('close', () => socket.destroy())
    socket.on('close', () => peer.destroy())
    socket.on('data', (chunk: Buffer) => {
      const [, head] = chunk.toString('latin1', 0, 500).match(/^([A-Z]+ \/\S*) HTTP\/1\.1\r\n/) ?? []
      if (head) requests.push(head)
    })
    socket.pipe(peer).pipe(socket)
  })
  await new Promise<void>(resolve => door.listen(0, '127.0.0.1', resolve))
  const address = door.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const endpoint = `http://127.0.0.1:${port}`
  const url = `s3://videos/?endpoint=${endpoint}&region=eu`
  const storage = s3Storage({ bucket: 'videos', prefix: '', endpoint, region: 'eu', credentials })
  return {
    storage,
    target: readStorageUrl(url, credentials),
    /** For a process of its own. */
    env: {
      STORAGE_URL: url,
      AWS_ACCESS_KEY_ID: credentials.accessKeyId,
      AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    },
    /** Method and path of each that has come so far. */
    requests,
    listBelow: async (folder: string) => [...(await storage.list(folder)).keys()],
    /** Connections of before end with it. */
    become(next: PeerState): void {
      state = next
      for (const socket of sockets) socket.destroy()
    },
    async close(): Promise<void> {
      for (const socket of sockets) socket.destroy()
      door.close()
      await s3.close()
    },
  }
}
