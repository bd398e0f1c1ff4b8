import { FieldFrame } from '@grandstand/ui'
import type { Catalogue } from '../../../platform/i18n/catalogue.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { type FieldProps, useFieldTexts } from './field-props.ts'
import { useFormFacts } from './form-context.ts'

/** Screens of every channel that a menu may lead to, by their addresses. */
const routes = {
  '/': 'home',
  '/live': 'live',
  '/upcoming': 'upcoming',
  '/vod': 'replays',
  '/schedule': 'schedule',
  '/schools': 'schools',
  '/teams': 'teams',
  '/moments': 'moments',
  '/vod_library': 'library',
  '/packages': 'passes',
  '/faq': 'faq',
  '/contacts': 'contacts',
} as const satisfies Record<string, keyof Catalogue['content']['routes']>

/** Which of the two fields says where an entry of the type leads. */
const fieldOf: Record<string, 'url' | 'alias'> = {
  route: 'url',
  page: 'url',
  url: 'url',
  participant_group: 'alias',
  participant: 'alias',
  vod: 'alias',
}

/** Where an entry of the menu leads: one of the channel's own pages, schools or teams, a screen, or another site. */
export function MenuTarget({ whole, ...props }: FieldProps & { whole: Record<string, unknown> }) {
  const { words } = useI18n()
  const say = words.content
  const { list, isReadOnly } = useFormFacts()
  const { problem } = useFieldTexts(props)
  const { field, value, onChange } = props
  const type = typeof whole.type === 'string' ? whole.type : ''
  if (fieldOf[type] !== field.name) return null
  const chosen = typeof value === 'string' ? value : ''
  const label = Object.entries(say.options).find(([name]) => name === type)?.[1] ?? say.fields[field.name]
  if (type === 'url')
    return (
      <FieldFrame label={label} problem={problem} hint={say.urlHint}>
        {control => (
          <input
            {...control}
            type="url"
            autoComplete="off"
            readOnly={isReadOnly}
            value={chosen}
            onChange={({ target }) => onChange(target.value.trim())}
          />
        )}
      </FieldFrame>
    )
  const named = {
    page: list.names.pages,
    participant_group: list.names.schools,
    participant: list.names.teams,
    vod: list.names.library_items,
  }[type]
  const options =
    type === 'route'
      ? Object.entries(routes).map(([alias, name]) => ({ alias, name: say.routes[name] }))
      : (named ?? [])
  const isLost = chosen !== '' && options.every(({ alias }) => alias !== chosen)
  return (
    <FieldFrame label={label} problem={problem}>
      {control => (
        <select
          {...control}
          disabled={isReadOnly}
          value={chosen}
          onChange={({ target }) => onChange(target.value)}
        >
          <option value="">{type === 'vod' ? say.wholeLibrary : say.choose}</option>
          {isLost && <option value={chosen}>{chosen}</option>}
          {options.map(({ alias, name }) => (
            <option key={alias} value={alias}>
              {name}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}
