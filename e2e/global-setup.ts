import { applyChannel } from './support/apply-channel.ts'
import { type DemoServer, startDemoServer } from './support/demo-server.ts'
import { startLiveServer } from './support/live-server.ts'

/** One demo server for all specs, and one whose games are played; those that break things start their own. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const [server, live] = await Promise.all([startDemoServer(), startLiveServer()])
  await applyLightChannel(server)
  process.env.E2E_URL = server.url
  process.env.E2E_DATA_DIR = server.dataDir
  process.env.LIVE_URL = live.url
  process.env.LIVE_DATA_DIR = live.dataDir
  process.env.LIVE_RTMP_PORT = String(live.rtmpPort)
  return async () => {
    await Promise.all([server.stop(), live.stop()])
  }
}

/** A second channel on a host name of its own: the same league in a light palette. */
async function applyLightChannel(server: DemoServer): Promise<void> {
  const light = {
    'header-background': '#ffffff',
    'header-text': '#111827',
    'body-background': '#ffffff',
    'body-text': '#111827',
    'footer-background': '#f3f4f6',
    'footer-text': '#1f2937',
    primary: '#fde047',
    live: '#c8102e',
  }
  await applyChannel(server, yaml => {
    const other = yaml
      .replace(/^channel_key: .*$/m, 'channel_key: light-league')
      .replace(/^hosts:.*(\n(?: {2}|-).*)*/m, 'hosts: [light.localhost]')
    return Object.entries(light).reduce(
      (text, [name, color]) => text.replace(new RegExp(`^(\\s+${name}: ).*$`, 'm'), `$1'${color}'`),
      other,
    )
  })
}
