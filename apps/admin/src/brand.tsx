import type { Brand } from '@hearth/ui/provider/HearthProvider'
import { readBrand } from './brandVariables'

const { logoUrl, stores, ...words } = readBrand(import.meta.env)

/** The brand of this build, as every part of ui takes it. */
export const brand: Brand = { ...words, ...(logoUrl && { logo: <img src={logoUrl} alt="" /> }) }

/** Where the mobile app of this build is found. */
export { stores }
