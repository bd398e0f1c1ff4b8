import type { StudioUserDetail } from '@grandstand/contract'
import { FactList } from '../../../platform/fact-list.tsx'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { Panel } from '../../../platform/panel.tsx'

const providerNames = { google: 'Google', facebook: 'Facebook' } as const

export function UserFacts({ user }: { user: StudioUserDetail }) {
  const { words, language, number, day, dateTime } = useI18n()
  const say = words.user
  const password = user.temporary_password ? say.withTemporary : say.withPassword
  const ways = [
    ...(user.has_password ? [password] : []),
    ...user.identities.map(({ provider }) => providerNames[provider]),
  ]
  const facts: [label: string, value: string][] = [
    [words.common.email, `${user.email} (${user.email_verified ? say.confirmed : say.unconfirmed})`],
    [say.phone, user.phone ?? say.none],
    [words.language, languageName(language, user.language) ?? say.none],
    [say.login, ways.join(', ') || say.none],
    [say.sessions, number(user.session_count)],
    [say.lastSeen, user.last_seen_at ? dateTime(user.last_seen_at) : say.none],
    [say.favorites, number(user.favorite_count)],
    [say.trial, user.trial_period_used ? say.trialUsed : say.trialFree],
    [say.joined, day(user.created_at)],
    [say.terms, user.terms_accepted_at ? day(user.terms_accepted_at) : say.none],
    [words.common.number, String(user.id)],
  ]
  return (
    <Panel title={words.common.details}>
      <FactList facts={facts} />
    </Panel>
  )
}

function languageName(spoken: string, code: string | null): string | undefined {
  return code === null ? undefined : new Intl.DisplayNames(spoken, { type: 'language' }).of(code)
}
