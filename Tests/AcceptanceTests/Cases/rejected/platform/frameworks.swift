import ARKit  // error: no such module 'ARKit'

let session = ARSession()
