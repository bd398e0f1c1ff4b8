import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'

/**
 * Two pages that the address bar keeps ready cost a third of the work of opening a page, in every test. This list
 * replaces the one that Playwright gives to Chromium, so what of that concerns us stands here too.
 */
const disabledFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

const isAll = Boolean(process.env.TEST_ALL)
const phone = {
  name: 'phone',
  grepInvert: /@once/,
  use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
}

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  globalSetup: './e2e/global-setup.ts',
  // Servers, encoders and databases run beside them: one more makes each slower and the whole no faster.
  workers: availableParallelism(),
  timeout: 120_000,
  // Two cores hold browsers, servers, encoders and databases: what is waited for may take its time.
  expect: { timeout: 30_000 },
  // A short run has a journey through each part of the product, on the desktop.
  ...(isAll ? {} : { grep: /@journey/ }),
  forbidOnly: Boolean(process.env.CI),
  use: {
    // Set by the global setup, which starts the server.
    ...(process.env.E2E_URL ? { baseURL: process.env.E2E_URL } : {}),
    locale: 'en-US',
    // Light pages are the subject of their own tests.
    colorScheme: 'dark',
    // It would answer for pages before a test's own routes do. Where it is the subject, it is let in.
    serviceWorkers: 'block',
    // Each frame is drawn by the processor, so what pulses and fades took a sixth of the work. What moves is shown where
    // it is the subject.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace of every test would take longer than the tests.
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${disabledFeatures.join()}`,
      ],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    // What does not depend on the screen's width is shown `@once`, on the desktop.
    ...(isAll ? [phone] : []),
  ],
})
