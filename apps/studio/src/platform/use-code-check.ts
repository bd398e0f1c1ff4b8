import { cleanCode, isSecondFactor } from './is-totp-code.ts'
import { useOperator } from './operator.ts'

/** Whether the code that is typed can be one, and how it is sent: not at all without a second factor. */
export function useCodeCheck() {
  const { has_totp: isNeeded } = useOperator()
  return {
    check: (typed: string) => (isNeeded && !isSecondFactor(typed) ? 'format' : null),
    toBody: (typed: string) => (isNeeded ? { code: cleanCode(typed) } : {}),
  }
}
