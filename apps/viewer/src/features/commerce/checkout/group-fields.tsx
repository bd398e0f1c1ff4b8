import { type FormField, TextField } from '@grandstand/ui'
import { useState } from 'react'
import { useCommerceWords } from '../../../locales/words.ts'

interface GroupFieldsProps {
  seats: FormField
  first: number
  onSeats: () => void
}

/** How many people a group has. The price follows what is typed. */
export function GroupFields({ seats, first, onSeats }: GroupFieldsProps) {
  const { giving: words } = useCommerceWords()
  const [start] = useState(String(first))
  return (
    <>
      <p className="small pretty">{words.groupText}</p>
      <TextField
        {...seats}
        label={words.seats}
        required
        inputMode="numeric"
        autoComplete="off"
        defaultValue={start}
        onInput={() => {
          seats.onInput()
          onSeats()
        }}
      />
    </>
  )
}
