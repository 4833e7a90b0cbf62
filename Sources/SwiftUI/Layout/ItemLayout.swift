/// How an item finds its size and places its children.
package protocol ItemLayout {
}
