import { capabilities, passKinds, streamStatuses } from '@grandstand/contract/constants'
import { SelectField } from '@grandstand/ui'
import { useState } from 'react'
import { useRehearsalWords } from '../../locales/words.ts'
import { failKey } from './begin-rehearsal.ts'
import styles from './rehearsal.module.css'
import type { Rehearsal } from './rehearsal.ts'

interface RehearsalFormProps {
  /** A private game is changed itself, not its answers. */
  isPrivate: boolean
  rehearsal: Rehearsal
  change: (part: Rehearsal) => void
}

const keyFailures = ['once', 'always'] as const

/** Each choice counts at once. */
export function RehearsalForm({ isPrivate, rehearsal, change }: RehearsalFormProps) {
  const words = useRehearsalWords()
  const [key, setKey] = useState('')
  const asItIs = { value: '', label: words.asItIs }
  const yesNo = (yes: string, no: string) => [
    asItIs,
    { value: 'yes', label: yes },
    { value: 'no', label: no },
  ]
  const flagOf = (flag: boolean | undefined) => (flag === undefined ? '' : flag ? 'yes' : 'no')
  const readFlag = (value: string) => (value === '' ? undefined : value === 'yes')
  const choose = (
    name: string,
    label: string,
    options: Option[],
    value: string,
    on: (value: string) => void,
  ) => (
    <SelectField
      key={name}
      name={name}
      label={label}
      options={options}
      value={value}
      onChange={({ target }) => on(target.value)}
    />
  )
  return (
    <form className="stack-4" onSubmit={event => event.preventDefault()}>
      {!isPrivate &&
        choose(
          'status',
          words.status,
          [asItIs, ...streamStatuses.map(value => ({ value, label: words.statuses[value] }))],
          rehearsal.status ?? '',
          value =>
            change(
              set(
                'status',
                streamStatuses.find(each => each === value),
              ),
            ),
        )}
      {!isPrivate &&
        choose(
          'kind',
          words.kind,
          [asItIs, ...passKinds.map(value => ({ value, label: words.kinds[value] }))],
          rehearsal.kind ?? '',
          value =>
            change(
              set(
                'kind',
                passKinds.find(each => each === value),
              ),
            ),
        )}
      {choose('access', words.access, yesNo(words.given, words.taken), flagOf(rehearsal.hasAccess), value =>
        change(set('hasAccess', readFlag(value))),
      )}
      {choose(
        'region',
        words.region,
        yesNo(words.blocked, words.open),
        flagOf(rehearsal.isGeoBlocked),
        value => change(set('isGeoBlocked', readFlag(value))),
      )}
      {choose(
        'payment',
        words.payment,
        [asItIs, ...payments.map(value => ({ value, label: words.payments[value] }))],
        rehearsal.payment ?? '',
        value =>
          change(
            set(
              'payment',
              payments.find(each => each === value),
            ),
          ),
      )}
      {choose(
        'key',
        words.key,
        [asItIs, ...keyFailures.map(value => ({ value, label: words.keys[value] }))],
        key,
        value => {
          setKey(value)
          failKey(keyFailures.find(each => each === value) ?? null)
          change({})
        },
      )}
      <fieldset className={`${styles.capabilities} stack-3`}>
        <legend>{words.capabilities}</legend>
        {capabilities.map(name =>
          choose(
            name,
            words.capabilityNames[name],
            yesNo(words.given, words.taken),
            flagOf(rehearsal.capabilities?.[name]),
            value => change({ capabilities: { ...rehearsal.capabilities, ...set(name, readFlag(value)) } }),
          ),
        )}
      </fieldset>
    </form>
  )
}

interface Option {
  value: string
  label: string
}

const payments = ['declined', 'unavailable'] as const

/** What is as it is is left out when it is kept. */
function set<Name extends string, Value>(name: Name, value: Value | undefined): { [N in Name]?: Value }
function set(name: string, value: unknown): Record<string, unknown> {
  return { [name]: value }
}
