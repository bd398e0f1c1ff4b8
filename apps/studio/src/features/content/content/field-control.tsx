import { CheckboxField } from '@grandstand/ui'
import { ChoiceControl, ChoicesControl } from './choice-control.tsx'
import { ColorControl } from './color-control.tsx'
import styles from './content-form.module.css'
import { type FieldProps, useFieldTexts } from './field-props.ts'
import { useFormFacts } from './form-context.ts'
import { LanguagesControl } from './languages-control.tsx'
import { LinesControl } from './lines-control.tsx'
import { ListControl } from './list-control.tsx'
import { MainLanguage } from './main-language.tsx'
import { MenuTarget } from './menu-target.tsx'
import { PictureControl } from './picture-control.tsx'
import { PlaceControl } from './place-control.tsx'
import { TextControl } from './text-control.tsx'
import { isValue } from './tidy-value.ts'
import { WordControl } from './word-control.tsx'

/** A field, drawn from its schema. `whole` is the value it is part of. */
export function FieldControl({ whole, ...props }: FieldProps & { whole: Record<string, unknown> }) {
  const { list } = useFormFacts()
  if (list.kind === 'menu' && (props.field.name === 'url' || props.field.name === 'alias'))
    return <MenuTarget {...props} whole={whole} />
  if (list.kind === 'settings' && props.field.name === 'languages')
    return <LanguagesControl {...props} whole={whole} />
  if (list.kind === 'settings' && props.field.name === 'language') return <MainLanguage {...props} />
  switch (props.field.type) {
    case 'text':
    case 'long_text':
      return <TextControl {...props} />
    case 'flag':
      return <FlagControl {...props} />
    case 'choice':
    case 'reference':
      return <ChoiceControl {...props} />
    case 'choices':
    case 'references':
      return <ChoicesControl {...props} />
    case 'words':
    case 'numbers':
      return <LinesControl {...props} />
    case 'color':
      return <ColorControl {...props} whole={whole} />
    case 'picture':
    case 'pictures':
      return <PictureControl {...props} />
    case 'place':
      return <PlaceControl {...props} />
    case 'group':
      return <GroupControl {...props} />
    case 'list':
      return <ListControl {...props} Field={FieldControl} />
    default:
      return <WordControl {...props} />
  }
}

function FlagControl({ field, path, value, onChange }: FieldProps) {
  const { label, problem } = useFieldTexts({ field, path })
  return (
    <CheckboxField
      name={path.join('.')}
      problem={problem}
      defaultChecked={value === true}
      onInput={() => onChange(value !== true)}
    >
      {label}
    </CheckboxField>
  )
}

function GroupControl({ field, path, value, onChange }: FieldProps) {
  const { label } = useFieldTexts({ field, path })
  const inside = isValue(value) ? value : {}
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      {(field.fields ?? []).map(inner => (
        <FieldControl
          key={inner.name}
          field={inner}
          path={[...path, inner.name]}
          value={inside[inner.name]}
          whole={inside}
          onChange={typed => onChange({ ...inside, [inner.name]: typed })}
        />
      ))}
    </fieldset>
  )
}
