import { installCatalogue } from '@hearth/ui/catalogues/installCatalogue'
import { pt, reactAria } from '@hearth/ui/catalogues/pt'

installCatalogue(pt, reactAria)
