import { TextField } from '@grandstand/ui'
import type { ComponentProps } from 'react'
import { useI18n } from './i18n/use-i18n.ts'
import { useOperator } from './operator.ts'

type CodeFieldProps = Pick<ComponentProps<typeof TextField>, 'name' | 'problem' | 'onInput'>

/** What changes the way in also asks for a code, if a second factor is on. */
export function CodeField(field: CodeFieldProps) {
  const { words } = useI18n()
  if (!useOperator().has_totp) return null
  return <TextField {...field} type="tel" label={words.account.code} autoComplete="one-time-code" required />
}
