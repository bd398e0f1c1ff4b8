import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { useState } from 'react'
import { useClient } from '../../../platform/client-context.ts'
import { PicturePicker } from '../../../platform/picture-picker.tsx'
import { type FieldProps, useFieldTexts } from './field-props.ts'
import { useFormFacts } from './form-context.ts'
import { picturePaths } from './picture-paths.ts'

/** One picture, or several. */
export function PictureControl({ field, path, value, onChange }: FieldProps) {
  const { channel, list, isReadOnly } = useFormFacts()
  const { label, problem } = useFieldTexts({ field, path })
  const client = useClient()
  const [sent, setSent] = useState<Record<string, string>>({})
  const isMany = field.type === 'pictures'
  const chosen = picturePaths(value)
  return (
    <PicturePicker
      name={path.join('.')}
      label={label}
      problem={problem}
      pictures={chosen.map(key => ({ key, url: list.pictures[key] ?? sent[key] }))}
      isReadOnly={isReadOnly}
      send={async asked => {
        const { picture, problem: found } = await client.send(studioWireCalls.addContentPicture, {
          params: { channel, kind: list.kind },
          body: { field: field.name, ...asked },
        })
        if (picture) {
          setSent(before => ({ ...before, [picture.path]: picture.url }))
          onChange(isMany ? [...chosen, picture.path] : picture.path)
        }
        return found
      }}
      onRemove={key => onChange(isMany ? chosen.filter(other => other !== key) : '')}
    />
  )
}
