import { type Browser, chromium } from '@playwright/test'
import { findChromium } from '../../scripts/find-chromium.ts'

export async function openBrowser(): Promise<Browser> {
  const executablePath = (await findChromium()) ?? undefined
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-background-networking', '--autoplay-policy=no-user-gesture-required'],
  })
}
