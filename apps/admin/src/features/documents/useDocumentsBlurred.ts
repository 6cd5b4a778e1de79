import { areDocumentsBlurred } from '../../deployment/brand'
import { storedSwitch, useStoredSwitch } from '../../deployment/storedSwitch'

const documentsBlurred = storedSwitch('hearth-documents-blurred', areDocumentsBlurred)

/**
 * Whether documents open blurred in this browser: the choice of the person, otherwise that of the
 * deployment. A blur only protects from glances. It is not an access right, so each person may choose.
 */
export const useDocumentsBlurred = () => useStoredSwitch(documentsBlurred)
