import { describe, expect, it } from 'vitest'
import { readBrand } from './brandVariables'

const stores = { ios: 'https://apps.apple.com/', android: 'https://play.google.com/store/apps' }

describe('readBrand', () => {
  it.each([{}, { VITE_PRODUCT_NAME: ' ', VITE_LOGO_URL: '', VITE_APP_STORE_URL: '' }])(
    'is Hearth when %j says nothing',
    (env) => {
      expect(readBrand(env)).toEqual({ productName: 'Hearth', stores })
    },
  )

  it('reads every variable', () => {
    expect(
      readBrand({
        VITE_PRODUCT_NAME: 'Harbour',
        VITE_COMMUNITY_NAME: 'the Harbour people',
        VITE_LOGO_URL: '/logo.svg',
        VITE_SUPPORT_ADDRESS: ' help@harbour.example ',
        VITE_APP_STORE_URL: 'https://apps.apple.com/app/id1',
        VITE_GOOGLE_PLAY_URL: 'https://play.google.com/store/apps/details?id=one',
      }),
    ).toEqual({
      productName: 'Harbour',
      communityName: 'the Harbour people',
      logoUrl: '/logo.svg',
      supportAddress: 'help@harbour.example',
      stores: {
        ios: 'https://apps.apple.com/app/id1',
        android: 'https://play.google.com/store/apps/details?id=one',
      },
    })
  })

  it.each(['javascript:alert(1)', 'http://apps.apple.com', '//evil.example', 'https:///', 'apps'])(
    'refuses %j for a store',
    (url) => {
      expect(() => readBrand({ VITE_APP_STORE_URL: url })).toThrow('VITE_APP_STORE_URL')
      expect(() => readBrand({ VITE_GOOGLE_PLAY_URL: url })).toThrow('VITE_GOOGLE_PLAY_URL')
    },
  )
})
