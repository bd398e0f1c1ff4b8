import { useEffect } from 'react'
import { useUser } from '../session/use-user.ts'
import { keepDeviceChoice, readDeviceChoice } from './device-choice.ts'
import { useHideScores } from './use-hide-scores.ts'

/** Who hid scores as a visitor goes on so as a user; from then on the device does as the account says. */
export function MergeHideScores(): null {
  const account = useUser()?.hide_scores
  const { hide } = useHideScores()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each account, and each time that it changes its mind
  useEffect(() => {
    if (account === undefined) return
    const choice = readDeviceChoice()
    if (account) keepDeviceChoice('account')
    else if (choice === 'account') keepDeviceChoice(null)
    else if (choice === 'on') hide()
  }, [account])
  return null
}
