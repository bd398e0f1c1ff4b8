import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEncoder } from '@grandstand/media/test-encoder'
import type { Browser, Page } from '@playwright/test'
import { applyChannel } from '../e2e/support/apply-channel.ts'
import { createHand, walkToCheckout } from '../e2e/support/count-steps.ts'
import { cards, enterCard } from '../e2e/support/enter-card.ts'
import { untilPicture } from '../e2e/support/find-game.ts'
import { type LiveServer, startLiveServer } from '../e2e/support/live-server.ts'
import { openBrowser } from './support/open-browser.ts'
import { quantile } from './support/quantile.ts'
import { judge, scaled } from './support/scale.ts'
import { openGate, type ProviderGate } from './support/shop/provider-gate.ts'
import { startSandboxProcess } from './support/shop/sandbox-process.ts'
import { timePayToPicture } from './support/time-pay-to-picture.ts'

const runs = scaled(20, 1)
const goalMs = 1_000

/**
 * A buyer without an account pays for a live game: from the tap on Pay to the first frame on the screen, without the
 * provider's own time. A gate between the provider and all who call it, server and browser, counts that time.
 */
export default async function bench(): Promise<void> {
  const paymentsDir = await mkdtemp(join(tmpdir(), 'grandstand-payments-'))
  const sandbox = await startSandboxProcess(paymentsDir)
  const gate = await openGate(sandbox.port)
  const server = await startLiveServer({ SANDBOX_URL: gate.url })
  const browser = await openBrowser()
  try {
    await applyChannel(server, yaml => yaml, ['prerolls.yaml'])
    await comparePayments({ browser, server, gate })
  } finally {
    await browser.close()
    await server.stop()
    gate.close()
    await sandbox.stop()
    await rm(paymentsDir, { recursive: true, force: true })
  }
}

interface Shop {
  browser: Browser
  server: LiveServer
  gate: ProviderGate
}

async function comparePayments(shop: Shop): Promise<void> {
  const { server } = shop
  const eventId = await server.takeGame('paid')
  await server.startGame(eventId)
  const rtmpUrl = await server.addCamera(eventId)
  const encoder = startEncoder(rtmpUrl, { seconds: 3_600, isLive: true, size: '640x360' })
  try {
    await untilPicture(server.url, eventId)
    // The first buyer after a start waits for code that runs for the first time.
    const [first] = await measure(shop, eventId, payByCard, 1)
    console.log(`  the first buyer of a server that has just started: ${first?.ownMs.toFixed(0)} ms`)
    const byCard = await measure(shop, eventId, payByCard)
    const byWallet = await measure(shop, eventId, payByWallet)
    console.log(`  load of the last minute: ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores`)
    const own = { card: report('card', byCard), wallet: report('wallet', byWallet) }
    judge(Math.max(own.card, own.wallet) <= goalMs, 'A buyer waits too long for the picture')
  } finally {
    encoder.child.kill('SIGKILL')
  }
}

type Pay = (page: Page) => Promise<() => Promise<void>>

interface Wait {
  ownMs: number
  providerMs: number
}

/** Each buyer comes with a browser that has seen nothing of the channel. */
async function measure(
  { browser, server, gate }: Shop,
  eventId: string,
  pay: Pay,
  count = runs,
): Promise<Wait[]> {
  const waits: Wait[] = []
  while (waits.length < count) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
    const page = await context.newPage()
    const timing = await timePayToPicture(page)
    await page.goto(`${server.url}/watch/${eventId}`)
    await walkToCheckout(page, createHand(page))
    const press = await pay(page)
    // As a buyer has read the page before.
    await page.waitForLoadState('networkidle')
    const providerMs = gate.providerMs()
    await press()
    const wholeMs = await timing.untilPicture()
    const spentMs = gate.providerMs() - providerMs
    waits.push({ ownMs: wholeMs - spentMs, providerMs: spentMs })
    await context.close()
  }
  return waits
}

const payByCard: Pay = async page => {
  const main = page.getByRole('main')
  await main.getByLabel('Email').fill(`buyer-${randomUUID()}@example.com`)
  await enterCard(page, cards.good)
  return () => main.getByRole('button', { name: /^Pay \$/ }).click()
}

/** The tap that counts is the one on the wallet's own sheet. */
const payByWallet: Pay = async page => {
  const wallets = page.frameLocator('main iframe[title="Wallets"]')
  await wallets.getByRole('button', { name: 'Google Pay' }).click()
  const sheet = page.getByRole('dialog').frameLocator('iframe')
  return () => sheet.getByRole('button', { name: 'Pay with Google Pay' }).click()
}

/** Gives the p95. */
function report(means: string, waits: readonly Wait[]): number {
  const p = (share: number, of: (wait: Wait) => number) => quantile(waits.map(of), share)
  const p95 = p(0.95, ({ ownMs }) => ownMs)
  console.log(
    `  ${means}: the provider itself p50 ${p(0.5, ({ providerMs }) => providerMs).toFixed(0)} ms, p95 ${p(0.95, ({ providerMs }) => providerMs).toFixed(0)} ms`,
  )
  console.log(
    `Pay by ${means} → first frame, without the provider: p50 ${p(0.5, ({ ownMs }) => ownMs).toFixed(0)} ms, p95 ${p95.toFixed(0)} ms (goal ≤ ${goalMs})`,
  )
  return p95
}
