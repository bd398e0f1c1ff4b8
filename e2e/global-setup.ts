import { applyChannel } from './support/apply-channel.ts'
import { type DemoServer, startDemoServer } from './support/demo-server.ts'

/** One demo server for all specs; those that break things start their own. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const server = await startDemoServer()
  await applyLightChannel(server)
  process.env.E2E_URL = server.url
  process.env.E2E_DATA_DIR = server.dataDir
  return server.stop
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
