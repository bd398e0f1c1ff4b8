import { accountWords, commerceWords } from '../locales/words.ts'
import { lazyScreen } from './lazy-screen.tsx'

/** Parts of the shell that only a user sees, or who opens the menu, so only they load them. */
export const AccountMenu = lazyScreen(
  async () => (await import('../features/entry/account-menu.tsx')).AccountMenu,
  [accountWords],
)
export const MergePicked = lazyScreen(
  async () => (await import('../features/favorites/merge-picked.ts')).MergePicked,
  [],
)
export const MergeHideScores = lazyScreen(
  async () => (await import('../platform/hide-scores/merge-hide-scores.ts')).MergeHideScores,
  [],
)
export const PastDue = lazyScreen(
  async () => (await import('../features/commerce/orders/past-due.tsx')).PastDue,
  [commerceWords],
)
export const SheetInstall = lazyScreen(
  async () => (await import('../features/entry/sheet-install.tsx')).SheetInstall,
  [accountWords],
)
export const SheetAccount = lazyScreen(
  async () => (await import('../features/entry/sheet-account.tsx')).SheetAccount,
  [accountWords],
)
