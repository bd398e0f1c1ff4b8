import type { WireCall } from '@grandstand/contract/studio-wire'
import { Icon } from '@grandstand/ui'
import type { ReactNode } from 'react'
import { useI18n } from './i18n/use-i18n.ts'
import styles from './only-for.module.css'
import { useMayCall } from './operator.ts'
import { roleNames } from './role-names.ts'

interface OnlyForProps {
  call: WireCall
  /** What is not shown, as a title. */
  what: string
  children: ReactNode
}

/** Shown to operators who may make the call; the others read whose it is. */
export function OnlyFor({ call, what, children }: OnlyForProps) {
  const i18n = useI18n()
  if (useMayCall()(call)) return children
  return (
    <p className={`${styles.note} row-2 middle quiet small`}>
      <Icon name="lock" />
      <span>{i18n.fill(i18n.words.people.onlyFor, { what, roles: roleNames(i18n, call.by) })}</span>
    </p>
  )
}
