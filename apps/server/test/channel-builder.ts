import type { ChannelDocument, LoadedChannel } from '../src/content/channel-code/index.ts'

/** A small channel with one of each thing, in memory. */
export function buildChannel(key: string, change: Partial<ChannelDocument['channel']> = {}): LoadedChannel {
  const text = (word: string) => ({ en: `${word} ${key}`, fr: `${word} ${key} fr`, bg: `${word} ${key} bg` })
  return {
    images: [],
    hostPositions: new Map(),
    document: {
      images: {},
      channel: {
        channel_key: key,
        hosts: [`${key}.test`],
        name: text('Channel'),
        short_name: key,
        description: text('About'),
        language: 'en',
        languages: ['en', 'fr', 'bg'],
        currency: 'USD',
        time_zone: 'America/Toronto',
        contact_email: `office@${key}.example`,
        archive_from: '2022-08-01',
        'google-analytics': {},
        'yare-analytics': {},
        geo_blocked_countries: [],
        wait_for_go: false,
        live_ladder: [],
        grace_days: 3,
        games_count_towards_pass: false,
        member_numbers: false,
        capabilities: { visitor: ['watch'], user: [] },
        feature_limits: { clips: 50, downloads: 20 },
        clips: { cut: 'all', publish: 'nobody' },
        analytics_consent: 'none',
        refunds: 'no_refunds',
        color_scheme: 'device',
        keep_analytics_days: 395,
        clip_max_seconds: 120,
        free_preview_seconds: 0,
        run_as_code: false,
        allowed_origins: [],
        embed_origins: [],
        embed_hosts: [],
        colors: { web: { ...darkColors } },
        static_blocks: { header_notice: text('Notice') },
        ...change,
      },
      menu: [
        { name: text('Home'), type: 'route', url: '/', children: [] },
        {
          name: text('Schools'),
          type: 'menu',
          children: [{ name: text('School'), type: 'participant_group', alias: 'school' }],
        },
      ],
      pages: [
        {
          url: 'privacy_policy',
          alt_name: 'privacy',
          name: text('Privacy'),
          title: text('Privacy'),
          description: text('What we keep'),
          hidden: false,
          body: { en: '# Privacy\n\nOur *rules*.<script>alert(1)</script>', fr: 'Nos règles', bg: 'Правила' },
        },
      ],
      faq: [{ category: text('Watching'), question: text('How?'), answer: text('So.') }],
      slides: [
        {
          alias: 'main',
          on: 'main',
          type: 'image',
          title: text('Slide'),
          text: text('Words'),
          hidden: false,
        },
        {
          alias: 'team',
          on: { participant: 'team' },
          type: 'image',
          title: text('Team slide'),
          text: text('Words'),
          hidden: false,
        },
      ],
      sports: [
        {
          alias: 'ball',
          name: text('Ball'),
          clip_tags: [{ alias: 'goal', name: text('Goal') }],
          children: [
            {
              alias: 'small-ball',
              name: 'Small',
              children: [],
              clip_tags: [{ alias: 'save', name: 'Save' }],
            },
          ],
        },
      ],
      locations: [{ alias: 'hall', name: text('Hall'), city: 'Town', time_zone: 'America/Toronto' }],
      schools: [
        {
          alias: 'school',
          name: text('School'),
          city: 'Town',
          color: '#3366ff',
          teams: [
            {
              alias: 'team',
              name: text('Team'),
              short_name: 'TEA',
              images: [],
              gender: 'women',
              sport: 'ball',
            },
          ],
        },
      ],
      products: {
        packages: [
          {
            alias: 'team-pass',
            name: text('Team pass'),
            description: text('One team'),
            base_price: 4000,
            service_fee: 200,
            type: 'package',
            event_categories: ['ball'],
            is_team_pass: true,
            weight: 1,
            capabilities: [],
          },
        ],
        subscriptions: [
          {
            alias: 'monthly',
            name: text('Monthly'),
            description: text('All'),
            base_price: 999,
            service_fee: 0,
            offer: 'monthly',
            trial_period: 30,
            weight: 1,
            capabilities: ['no_ads'],
          },
        ],
        game_prices: [],
        coupons: [],
      },
      library: {
        categories: [{ alias: 'best', name: text('Best') }],
        items: [
          {
            alias: 'final',
            title: { en: 'The great final', fr: 'La grande finale à Héloïse', bg: 'Големият финал' },
            description: text('Final'),
            date: '2026-03-01',
            duration_seconds: 5400,
            categories: ['best'],
            access: 'vod_media_access',
            products: [],
          },
          {
            alias: 'making-of',
            title: text('Behind the season'),
            description: text('Making of'),
            date: '2026-05-01',
            categories: [],
            access: 'free',
            products: [],
          },
        ],
        rails: [{ alias: 'top', title: text('Top'), items: ['making-of', 'final'] }],
      },
      forms: [
        {
          alias: 'passes',
          name: text('Passes'),
          fields: [{ name: 'basic-pass', label: text('Free pass'), type: 'number', required: false }],
        },
      ],
      prerolls: [
        {
          alias: 'hello',
          url: 'https://media.example/hello.mp4',
          location: 'hall',
          event_categories: ['ball'],
          is_ad: true,
          for_vod: true,
          for_live: false,
          weight: 1,
        },
      ],
    },
  }
}

export const darkColors = {
  'header-background': '#0a0d14',
  'header-text': '#f3f5f9',
  'body-background': '#0a0d14',
  'body-text': '#f3f5f9',
  'footer-background': '#06080c',
  'footer-text': '#f3f5f9',
  primary: '#e5173f',
  live: '#c8102e',
}
