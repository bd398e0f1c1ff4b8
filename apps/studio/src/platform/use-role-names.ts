import type { WireCall } from '@grandstand/contract/studio-wire'
import { listMakers } from '@grandstand/rules'
import { useI18n } from './i18n/use-i18n.ts'

/** Who may make a call, in words and out of the contract: “Owner, Finance”. */
export function useRoleNames(): (call: WireCall) => string {
  const { words, language } = useI18n()
  const list = new Intl.ListFormat(language, { type: 'disjunction' })
  return ({ by = ['owner'] }) => list.format(listMakers(by).map(role => words.people.roles[role]))
}
