// What `import OSLog` brings along on Apple's platforms.
@_exported import os
