/** Who works on a channel, and what they are there for. */
export const peopleEn = {
  roles: {
    owner: 'Owner',
    producer: 'Producer',
    scorer: 'Scorer',
    finance: 'Finance',
    editor: 'Editor',
    helpdesk: 'Help desk',
  },
  roleNeeded: 'Your role does not allow this. Who may: {roles}.',
} as const
