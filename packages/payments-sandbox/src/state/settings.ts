import { defaultSettings, type Settings } from '../objects/settings.ts'
import type { Transaction } from './transaction.ts'

export function settingsOf(tx: Transaction): Settings {
  return tx.find('settings', 'settings') ?? defaultSettings
}
