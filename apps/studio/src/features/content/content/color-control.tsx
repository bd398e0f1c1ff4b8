import type { ContentFieldName } from '@grandstand/contract/studio-constants'
import { contrast, legible } from '@grandstand/rules'
import { FieldFrame } from '@grandstand/ui'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import styles from './content-form.module.css'
import { type FieldProps, useFieldTexts } from './field-props.ts'
import { useFormFacts } from './form-context.ts'

/** What each text stands on. */
const grounds: Partial<Record<ContentFieldName, ContentFieldName>> = {
  'header-text': 'header-background',
  'body-text': 'body-background',
  'footer-text': 'footer-background',
}
const isColor = (value: unknown): value is string =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)

/** A colour; where it is of a text, whether that can be read, and the nearest colour that can. */
export function ColorControl({
  field,
  path,
  value,
  onChange,
  whole,
}: FieldProps & { whole: Record<string, unknown> }) {
  const { words, fill, language } = useI18n()
  const say = words.content
  const { isReadOnly } = useFormFacts()
  const { name, label, problem } = useFieldTexts({ field, path })
  const ground = whole[grounds[field.name] ?? '']
  const ratio = isColor(value) && isColor(ground) ? contrast(value, ground) : null
  const said =
    ratio === null ? null : new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(ratio)
  const isBad = ratio !== null && ratio < 4.5
  const better = isBad && isColor(value) && isColor(ground) ? findBetter(value, ground) : null
  return (
    <div className="stack-2 start">
      <FieldFrame
        label={label}
        problem={problem ?? (isBad && said ? fill(say.contrastBad, { ratio: said }) : undefined)}
        hint={said && !isBad ? fill(say.contrastGood, { ratio: said }) : undefined}
      >
        {control => (
          <span className={styles.swatch}>
            <input
              {...control}
              type="text"
              autoComplete="off"
              readOnly={isReadOnly}
              value={typeof value === 'string' ? value : ''}
              onChange={({ target }) => onChange(target.value.trim())}
            />
            <input
              type="color"
              aria-label={name}
              disabled={isReadOnly}
              value={isColor(value) ? value : '#000000'}
              onChange={({ target }) => onChange(target.value)}
            />
          </span>
        )}
      </FieldFrame>
      {better && !isReadOnly && (
        <button className="button" type="button" onClick={() => onChange(better)}>
          {fill(say.useColor, { color: better })}
        </button>
      )}
    </div>
  )
}

/** Towards white or towards black, whichever needs the smaller step to be read. */
function findBetter(color: string, ground: string): string {
  const [white, black] = ['#ffffff', '#000000'].map(end => legible(color, ground, end))
  if (white === undefined || black === undefined) return color
  const isReadable = (each: string) => contrast(each, ground) >= 4.5
  if (!isReadable(white)) return black
  if (!isReadable(black)) return white
  return contrast(color, white) < contrast(color, black) ? white : black
}
