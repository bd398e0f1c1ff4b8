import { StateMessage } from '@grandstand/ui'
import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { useMayCall } from '../platform/operator.ts'
import { roleNames } from '../platform/role-names.ts'
import { usePageTitle } from '../platform/use-page-title.ts'
import { findPage } from './find-page.ts'

interface RoleGateProps {
  channel: string
  children: ReactNode
}

/** A part of the Studio that is not for this role says whose it is, in place of an empty page. */
export function RoleGate({ channel, children }: RoleGateProps) {
  const { pathname } = useLocation()
  const mayCall = useMayCall()
  const page = findPage(channel, pathname)
  if (!page || mayCall(page.call)) return children
  return <Refusal page={page} />
}

function Refusal({ page: { name, call } }: { page: NonNullable<ReturnType<typeof findPage>> }) {
  const i18n = useI18n()
  const { words, fill } = i18n
  const title = words.nav[name]
  usePageTitle(title)
  return (
    <StateMessage
      icon="lock"
      title={title}
      text={fill(words.people.roleNeeded, { roles: roleNames(i18n, call.by) })}
      role="alert"
      level={1}
    />
  )
}
